/** Users of `npm run seed`: one for each plan. */
import type { NewPerson } from '../features/auth/create-person.ts';

export const samplePeople: readonly NewPerson[] = [
  {
    email: 'free@maquette.example',
    password: 'brick-by-brick',
    firstName: 'Flora',
    lastName: 'Free',
    paymentStatus: 'free',
  },
  {
    email: 'premium@maquette.example',
    password: 'stone-upon-stone',
    firstName: 'Petra',
    lastName: 'Premium',
    paymentStatus: 'completed',
  },
];
