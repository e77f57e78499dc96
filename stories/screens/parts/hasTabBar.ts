import type { MainSection } from '@tsudoi/design-system/components/TabBar'
import type { StoryContext } from '@storybook/react-vite'

/** The app's frame around a screen's story (header, navigation, footer), set by the story's `shell` parameter. */
export interface ShellParameter {
  viewer?: 'guest' | 'member'
  /** The current section in the navigation. */
  current?: MainSection
  /** Whether the header is simple: only the logo and a back link (Q29). */
  simple?: boolean
  /** Whether header, tab bar and footer are hidden on phones, as on a gacha's page (S023, S024). */
  phoneBare?: boolean
  /** Whether the whole page uses the dark theme. */
  stage?: boolean
  /** The channel whose colour the header's penlight takes. */
  channel?: { id: string; seed?: string }
}

/** Whether a story has the app's tab bar, above which the page's bars are placed on phones. */
export function hasTabBar({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>): boolean {
  if (!('shell' in parameters) || globals['frame'] === 'none') return false
  const { viewer = 'member', simple = false, phoneBare = false } = parameters['shell'] as ShellParameter
  return viewer === 'member' && !simple && !phoneBare
}
