/** Loads the list of muted words. */
export const loadMuteList = () => import('./MuteList.tsx')
