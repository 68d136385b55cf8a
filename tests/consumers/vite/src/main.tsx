import './app.css';
import { createRoot } from 'react-dom/client';

import { GivingPanel } from './giving-panel.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<GivingPanel />);
