/**
 * Called on each navigation that adds a history entry, because a page that replaces its URL, such as with typed words,
 * must not be reloaded. It may load a newer build by reloading the target page, if that interrupts nothing, and returns
 * whether it does. `newBuild.ts` sets the function after the first content.
 */
export const newBuildReload: { atNavigation: (from: string, to: string) => boolean } = { atNavigation: () => false }
