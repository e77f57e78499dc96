/** Loads the bar that offers to undo deletions. */
export const loadUndoBar = () => import('./DeletedPostsContainer.tsx')
