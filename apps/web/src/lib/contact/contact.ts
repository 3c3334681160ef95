/** The operator's contact; prerendered pages show the example until the server answers. */
import { type Contact, exampleContact } from '@maquette/contract';
import { useSystem } from '../system.ts';

export const useContact = (): Contact => useSystem()?.contact ?? exampleContact;
