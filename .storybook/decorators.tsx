import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { LinkProvider, type AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import type { Decorator } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { action } from 'storybook/actions'
import { isColour } from './isColour.ts'
import { paletteCss } from './palette.ts'
import { channels, textSizes, type Toolbar } from './toolbar.ts'

/**
 * Applies the toolbar's settings to the root element, because dialogs and menus render outside of the story's element.
 */
export const withRootSettings: Decorator = (Story, { globals }) => {
  const { mode, textSize, motion } = globals as unknown as Toolbar
  const root = document.documentElement
  root.lang = 'ja'
  root.dataset['mode'] = mode
  root.style.fontSize = `${textSizes[textSize]}%`
  if (motion === 'reduced') root.dataset['motion'] = 'reduced'
  else delete root.dataset['motion']
  return <Story />
}

/** Applies the colours of the channel selected in the toolbar. */
export const withChannel: Decorator = (Story, { globals }) => {
  const channel = channels.find(({ id }) => id === (globals as unknown as Toolbar).channel)
  if (!channel?.seed) return <Story />
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Story />
    </ChannelTheme>
  )
}

/** Applies the colour selected in the toolbar to all channels. */
export const withPalette: Decorator = (Story, { globals }) => {
  const { palette } = globals as unknown as Toolbar
  return (
    <>
      {isColour(palette) && <style>{paletteCss(palette)}</style>}
      <Story />
    </>
  )
}

/** Storybook's docs pages are white in both modes, so a story there gets its own paper background. */
export const withPaperBackground: Decorator = (Story, { viewMode, parameters }) => {
  if (viewMode !== 'docs') return <Story />
  return (
    <div className={`bg-paper text-ink ${parameters['layout'] === 'fullscreen' ? '' : 'p-6'}`}>
      <Story />
    </div>
  )
}

const followed = action('リンク')

/** Logs the link's target instead of following it, which would leave the story. */
function StoryLink({ href, onClick, children, ...anchor }: AppLinkProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    event.preventDefault()
    followed(href)
  }
  return (
    <a href={href} onClick={stay} {...anchor}>
      {children}
    </a>
  )
}

/** Renders links as `StoryLink`. */
export const withLinks: Decorator = (Story) => (
  <LinkProvider component={StoryLink}>
    <Story />
  </LinkProvider>
)
