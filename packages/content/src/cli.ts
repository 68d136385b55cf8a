import { runContent } from './commands.ts';

process.exitCode = runContent(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
