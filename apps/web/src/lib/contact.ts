/** Where people reach whoever runs this server: the examples of a ready-made page until it answers. */
import { type Contact, exampleContact } from '@maquette/contract';
import { useSystem } from './system.ts';

export const useContact = (): Contact => useSystem()?.contact ?? exampleContact;
