import { HomePage } from '../../features/marketing/home-page.tsx';

export const meta = () => [
  { title: 'Maquette · Design your home with AI' },
  {
    name: 'description',
    content:
      'An architecture assistant and studios for rooms, houses and pictures. It keeps your room, and loses nothing.',
  },
  // The server writes the address of the site before it.
  { property: 'og:image', content: '/pictures/social-preview.jpg' },
];

export default function Home() {
  return <HomePage />;
}
