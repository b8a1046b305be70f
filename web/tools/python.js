// The project's Python: that of the environment beside this folder, or the one named by PYTHON.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const local = resolve(root, '../.venv/bin/python');

/** Run Python with these arguments and return what it prints. */
export function python(...args) {
  const ran = spawnSync(process.env.PYTHON ?? (existsSync(local) ? local : 'python3'), args, {
    cwd: resolve(root, '..'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (ran.error) throw ran.error;
  if (ran.status !== 0) process.exit(ran.status ?? 1);
  return ran.stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [script, ...args] = process.argv.slice(2);
  process.stdout.write(python(resolve(root, script), ...args));
}
