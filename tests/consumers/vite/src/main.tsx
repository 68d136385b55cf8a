import './app.css';
import { formatsOf, setFormats } from '@hearthlight/ui';
import { createRoot } from 'react-dom/client';

import { GivingPanel } from './giving-panel.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
const formats = formatsOf('es', 'EUR', 'Europe/Madrid');
setFormats(() => formats);
createRoot(root).render(<GivingPanel />);
