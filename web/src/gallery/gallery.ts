// Real positions on real boards, to look at: gallery.html?position=bang&theme=light&aimed, or &touch=card:15&point=seat:3
import '@fontsource-variable/inter';
import '@fontsource/ibm-plex-mono/latin-500.css';
import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { settings } from '../ui/settings.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') settings.theme = theme;
settings.wear();
mount(Gallery, { target: document.getElementById('app')!, props: { asked } });
