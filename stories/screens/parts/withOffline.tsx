import type { Decorator } from '@storybook/react-vite'

/** Wraps a story in the context that the app provides while offline. */
export const withOffline: Decorator = (Story) => (
  <div data-offline="">
    <Story />
  </div>
)
