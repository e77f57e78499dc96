/** Loads the dialog that mutes a word from a post. */
export const loadMuteHost = () => import('./MuteHost.tsx')
