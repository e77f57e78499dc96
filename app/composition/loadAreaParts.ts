/**
 * What the areas provide to the shared folders, which may not import them. A shared folder declares the part that it
 * needs by augmenting this interface, in the file that uses the part.
 */
export interface AreaParts {}

/**
 * Loads the parts of the areas. `provideAreaParts` sets it before the first render, in the app's entry and in the
 * set-up of the tests.
 */
export let loadAreaParts: () => Promise<AreaParts>

/** Sets the function that loads the parts of the areas. */
export const provideAreaParts = (load: typeof loadAreaParts) => void (loadAreaParts = load)
