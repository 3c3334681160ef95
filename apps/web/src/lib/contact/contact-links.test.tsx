import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactLinks } from './contact-links.tsx';

test('each line has its label and readable address', () => {
  const lines = [
    { label: 'Phone', address: 'tel:+44-20-7946-0958' },
    { label: 'Help', address: 'https://house.example/help' },
  ];
  const html = renderToStaticMarkup(<ContactLinks lines={lines} linkClass="link" />);
  expect(html).toContain('Phone: <a href="tel:+44-20-7946-0958" class="link">+44 20 7946 0958</a>');
  expect(html).toContain(
    '<a href="https://house.example/help" class="link">house.example/help</a>',
  );
});

test('renders nothing without lines', () => {
  expect(renderToStaticMarkup(<ContactLinks lines={[]} linkClass="link" />)).toBe('');
});
