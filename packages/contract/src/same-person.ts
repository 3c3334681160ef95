/**
 * Header with the person that a screen believes to be signed in. If that isn't true any more, the call is
 * refused instead of running as a visitor's.
 */
export const samePersonHeader = 'x-signed-in-as';
