import type { Decorator } from '@storybook/react-vite'

/** As the app says it around every page while there is no network. */
export const withOffline: Decorator = (Story) => (
  <div data-offline="">
    <Story />
  </div>
)
