/**
 * What a screen sends with each call it makes for somebody: who it believes is signed in. When that
 * is not so any more, the call is refused as a whole instead of being carried out as a visitor's.
 */
export const samePersonHeader = 'x-signed-in-as';
