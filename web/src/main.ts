import '@fontsource-variable/inter';
import '@fontsource/ibm-plex-mono/latin-500.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/posters.css';
import './styles/base.css';
import { settings } from './ui/settings.svelte';
import { renewOnUpdate } from './update';

settings.wear();
renewOnUpdate();
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
