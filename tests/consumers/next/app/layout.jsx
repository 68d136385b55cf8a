import '@hearthlight/ui/reset.css';
import '@hearthlight/ui/fonts.css';
import '@hearthlight/ui/brand.css';
import '@hearthlight/ui/styles.css';
import { NextLinks } from './next-links.jsx';

export const metadata = { title: 'A consumer of @hearthlight/ui', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <NextLinks>{children}</NextLinks>
      </body>
    </html>
  );
}
