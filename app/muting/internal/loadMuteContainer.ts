/** Loads the dialog that mutes a word from a post. */
export const loadMuteContainer = () => import('./MuteContainer.tsx')
