import { lazyComponent } from '@tsudoi/design-system/lazy'

/** The button for the user's own calendar, loaded after the page's content. */
export const LazyCalendarButton = lazyComponent(() =>
  import('./CalendarButton.tsx').then((file) => file.CalendarButton),
)
