import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { ready } from '@tsudoi/design-system/loadable'
import {
  firstUnreadLine,
  isAtEnd,
  isLineShown,
  nextPlayerState,
  initialPlayerState,
  stageAt,
} from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryCommand } from '@tsudoi/design-system/screens/story/player/player.types'
import type { StoryForm } from '@tsudoi/design-system/screens/story/player/stage.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useContext, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ownOrigin } from '../../../ownOrigin.ts'
import { paths, type ReaderNames } from '../../../paths.ts'
import { NavigateContext } from '../../../shell/stableNavigate.ts'
import { Page } from '../../../shell/Page.tsx'
import { useLoginHrefs } from '../../../shell/useLoginHrefs.ts'
import { useStableCallback } from '../../../shell/useStableCallback.ts'
import { nextEpisodeView, scriptView } from './player.mappers.ts'
import { scrollLineByPage } from './scrollLineByPage.ts'
import { useAutoMode } from './useAutoMode.ts'
import type { FullScreen } from './useFullScreen.ts'
import { usePreloadPictures } from './usePreloadPictures.ts'
import { openingLineOf, useReadingPosition } from './useReadingPosition.ts'
import { useReadingReward } from './useReadingReward.ts'
import { useStoryInput } from './useStoryInput.ts'
import { useReportScriptProblems } from './useReportScriptProblems.ts'
import { useStorySettings } from './useStorySettings.ts'
import { stableHistoryEntryKey } from './stableHistoryEntryKey.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

/** Plays music and sounds. Loaded lazily, because most readers have the sound switched off. */
const StorySound = lazyComponent(() => import('./StorySound.tsx').then((file) => file.StorySound))

type Answer = ResponseOf<typeof readStoryEpisode>

/** Props of `StoryPlayer`. */
export interface StoryPlayerProps {
  answer: Answer
  names: ReaderNames
  form: StoryForm
  accountId: string
  /** The router's key of the history entry (`location.key`). */
  visit: string
  fullScreen: FullScreen
}

/** The player's orientation as it is named in the URL (R062, R063). */
const playTypes: Readonly<Record<StoryForm, string>> = {
  PORTRAIT: 'STORY_PLAY_TYPE_PORTRAIT',
  LANDSCAPE: 'STORY_PLAY_TYPE_LANDSCAPE',
}

/**
 * The story player with a loaded episode. All inputs are events of one reducer, and the screen renders the reducer's
 * state.
 */
export function StoryPlayer({ answer, names, form, accountId, visit: key, fullScreen }: StoryPlayerProps) {
  // Turns off the React Compiler's memoization: every line renders the whole component, so memoization would be 1 kB of
  // code without effect.
  'use no memo'
  const { storyGroup, episode } = answer
  const { ipId, storyGroupId, genre } = storyGroup
  const { storyEpisodeId } = episode
  // The script and its titles. Kept in state, so that the script remains the same object: what the reader sees at each
  // line is cached by it.
  const [played] = useState(() => ({
    groupName: storyGroup.name,
    title: titleOf(episode.title),
    label: episode.label,
    script: scriptView(answer.script, names),
  }))
  const { script } = played
  // The key of the history entry. Kept in state, because during a navigation `history.state` already belongs to the
  // next page.
  const [visit] = useState(() => stableHistoryEntryKey(key))
  const reader = { accountId, episodeId: storyEpisodeId, group: storyGroupId, label: episode.label, visit }
  const [state, dispatch] = useReducer(nextPlayerState, undefined, () =>
    initialPlayerState(script.lines.length, form, openingLineOf(reader)),
  )
  const [settings, setSettings] = useStorySettings()
  const isRead = useReadingPosition(reader, state)
  const stage = stageAt(script, state.position)
  const autoWait = useAutoMode({
    state,
    stage,
    settings,
    scrollLineByPage,
    onNext: () => dispatch({ type: 'autoNext' }),
  })
  usePreloadPictures(script, state.position)
  useReportScriptProblems(answer, script)
  const address = ownOrigin() + paths.story(playTypes[state.form], genre, ipId, storyGroupId, storyEpisodeId, names)
  const reward = useReadingReward({
    accountId,
    episode: { ipId, storyGroupId, storyEpisodeId },
    isAtEnd: isAtEnd(state),
    loginHref: useLoginHrefs(address).login,
  })
  const navigate = useContext(NavigateContext)
  const storyHref = paths.storyGroup(ipId, storyGroupId)
  const ownPath = useRef(useLocation().pathname)
  useEffect(() => {
    // Does nothing if the user has left the page before the player has loaded: then the current URL belongs to another
    // page.
    if (location.pathname !== ownPath.current || location.href === address) return
    // Replaces the URL without the router, which would move the focus to the page's heading.
    history.replaceState(history.state, '', address)
    ownPath.current = location.pathname
  }, [address])
  const runCommand = useStableCallback((command: StoryCommand) => {
    if (command === 'leave') navigate(storyHref)
    else if (command === 'fullScreen') fullScreen.toggle()
    else if (command === 'next' && isLineShown(state) && scrollLineByPage()) return
    else if (command === 'skip') dispatch({ type: 'skip', to: firstUnreadLine(isRead, state.position, state.count) })
    else dispatch({ type: command })
  })
  useStoryInput({
    hasPanel: state.panel !== undefined,
    isAtEnd: isAtEnd(state),
    hasLetterKeys: settings.hasLetterKeys,
    onCommand: runCommand,
  })
  return (
    <Page
      title={titleOf(episode.title)}
      channel={{ id: ipId, seed: storyGroup.oshiColor }}
      back={{ label: titleOf(storyGroup.name), href: storyHref }}
    >
      <StoryPlayerScreen
        channel={{ id: ipId, name: channelNameOf(storyGroup.ipName), seed: storyGroup.oshiColor }}
        episode={ready(played)}
        state={state}
        settings={settings}
        isRead={isRead}
        isFullScreen={fullScreen.isFullScreen}
        autoWait={autoWait}
        end={{ reward, next: nextEpisodeView(answer, names) }}
        actions={{
          onCommand: runCommand,
          onShown: (position) => dispatch({ type: 'shown', position }),
          onJump: (position) => dispatch({ type: 'jump', position }),
          onSettings: setSettings,
        }}
        hrefs={{ story: storyHref }}
      />
      {settings.volume > 0 && <StorySound {...stage} volume={settings.volume} />}
    </Page>
  )
}
