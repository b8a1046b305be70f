// The clock of a table. The wire leaves out what is usual.
import type { ClockRules } from '../wire';

const USUAL: Required<ClockRules> = { question: 60, bank: 120, then: 'default' };

export const clockOf = (rules: ClockRules): Required<ClockRules> => ({ ...USUAL, ...rules });
