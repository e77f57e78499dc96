import { lazyComponent } from '@tsudoi/design-system/lazy'

/** The button and the links to codes for the door, loaded after the page's content. */
export const LazyEntryCodeButton = lazyComponent(() => import('./EntryParts.tsx').then((file) => file.EntryCodeButton))
/** The links to codes for the door and to doors, loaded after the page's content. */
export const LazyEntryLinks = lazyComponent(() => import('./EntryParts.tsx').then((file) => file.EntryLinksContainer))
