/** Contact of the operator: the examples of a ready-made page until the server answers. */
import { type Contact, exampleContact } from '@maquette/contract';
import { useSystem } from '../system.ts';

export const useContact = (): Contact => useSystem()?.contact ?? exampleContact;
