import { lazyComponent } from '@tsudoi/design-system/lazy'

/** The button that sets a reminder, loaded after the page's content. */
export const RemindButton = lazyComponent(() =>
  import('./RemindButtonContainer.tsx').then((file) => file.RemindButtonContainer),
)
