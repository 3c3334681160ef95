/** Above what stands at the wall, below what one sees of it; `room` is the height of a room that holds it. */
export const mezzanineMetres = { under: 2.35, top: 2.57, deep: 2, room: 4.75 } as const;
