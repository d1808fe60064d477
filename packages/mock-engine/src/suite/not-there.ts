/** Thrown by a check that finds while running that the server lacks what it needs. */
export class NotThere extends Error {}
