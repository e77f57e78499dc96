import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { LinkProvider, type AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import type { Args, Decorator } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { action } from 'storybook/actions'
import { exampleNow } from '../stories/examples/exampleNow.ts'
import { hasTabBar } from '../stories/screens/parts/hasTabBar.ts'
import { hostileText, longText, replaceTexts } from '../stories/replaceTexts.ts'
import { restoreFunctions } from '../stories/restoreFunctions.ts'
import { paletteCss, paletteOf } from './palette.ts'
import { channels, textSizes, type Toolbar } from './toolbar.ts'

/**
 * Applies the toolbar's settings to the root element, because dialogs and menus render outside of the story's element.
 */
export const withRootSettings: Decorator = (Story, { globals, viewMode }) => {
  const { mode, textSize, motion, network } = globals as unknown as Toolbar
  const root = document.documentElement
  root.lang = 'ja'
  root.dataset['mode'] = mode
  root.style.fontSize = `${textSizes[textSize]}%`
  if (motion === 'reduced') root.dataset['motion'] = 'reduced'
  else delete root.dataset['motion']
  // A docs page shows several stories, and usually only one of them is offline.
  root.toggleAttribute('data-offline', network === 'offline' && viewMode === 'story')
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

/** Applies the colour or the channel selected in the toolbar to all channels of a screen. */
export const withPalette: Decorator = (Story, { globals, storyGlobals }) => {
  const seed = paletteOf(globals as unknown as Toolbar, storyGlobals)
  return (
    <>
      {seed && <style>{paletteCss(seed)}</style>}
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

/** The args with other texts, by the args of the story, so that a re-render does not get new objects. */
const argsWithTexts = { long: new WeakMap<object, Args>(), hostile: new WeakMap<object, Args>() }

function withOtherTexts(args: Args, texts: 'long' | 'hostile'): Args {
  const known = argsWithTexts[texts].get(args)
  if (known) return known
  const shown = replaceTexts(args, texts === 'long' ? longText : hostileText)
  argsWithTexts[texts].set(args, shown)
  return shown
}

/** Shows the texts selected in the toolbar instead of those in the story's args. */
export const withTexts: Decorator = (Story, { args, globals }) => {
  const { texts } = globals as unknown as Toolbar
  return texts === 'long' || texts === 'hostile' ? <Story args={withOtherTexts(args, texts)} /> : <Story />
}

/** Edited args with the functions of the story, by the edited args, so that a re-render does not get new objects. */
const argsWithFunctions = new WeakMap<object, Args>()

/** Renders edited args with the functions of the story, because Storybook's controls do not send functions. */
export const withFunctions: Decorator = (Story, { args, initialArgs }) => {
  const restored = argsWithFunctions.get(args) ?? restoreFunctions(args, initialArgs)
  argsWithFunctions.set(args, restored)
  return <Story args={restored} />
}

const offlineLine = (
  <StatusLine
    text={`オフラインです。${dateTimeText(exampleNow)}時点の内容です。送信や購入は、つながるとできます。`}
    action={{ label: 'つなぎ直す', onPress: action('つなぎ直す') }}
  />
)

/** Shows a story as the app does while offline: notes at buttons that send something, and the page's status line. */
export const withNetwork: Decorator = (Story, { globals, parameters, viewMode }) => {
  if ((globals as unknown as Toolbar).network !== 'offline') return <Story />
  return (
    <div data-offline="">
      <Story />
      {viewMode === 'docs' ? (
        offlineLine
      ) : (
        <BottomBars isAboveTabBar={hasTabBar({ parameters, globals })}>{offlineLine}</BottomBars>
      )}
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
