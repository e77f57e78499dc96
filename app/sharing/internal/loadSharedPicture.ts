/** Loads the code that draws and sends pictures. */
export const loadSharedPicture = () => import('./sharedPicture.ts')
