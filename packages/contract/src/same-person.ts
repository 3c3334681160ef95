/**
 * Header of each call that a screen makes for a person: the person it believes to be signed in. When that is
 * not so any more, the call is refused as a whole instead of being carried out as a visitor's.
 */
export const samePersonHeader = 'x-signed-in-as';
