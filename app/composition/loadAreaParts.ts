/**
 * What the areas provide to the shared folders, which may not import them. Each shared folder declares the part that it
 * needs, by a module augmentation of this interface, in the file that uses it.
 */
export interface AreaParts {}

/**
 * Loads the parts of the areas. The app's entry and the set-up of the tests set it (`provideAreaParts`) before the
 * first render.
 */
export let loadAreaParts: () => Promise<AreaParts>

/** Sets the function that loads the parts of the areas. */
export const provideAreaParts = (load: typeof loadAreaParts) => void (loadAreaParts = load)
