import { useId, useState } from 'react'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { classes } from '../../../components/classes.ts'
import { Light } from '../../../components/Light.tsx'
import { ModeArea } from '../../../components/ModeArea.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { useFocusOnMount } from '../../../components/useFocusOnMount.ts'
import { lazyComponent, lazyModule, useLazyModule } from '../../../lazy.tsx'
import { canSkip } from './player.rules.ts'
import type { PlayedEpisode, StoryPlayerScreenProps } from './player.types.ts'
import { stageAt } from './stageAt.ts'
import { StoryControls } from './parts/StoryControls.tsx'
import { FailedStoryPage } from './parts/FailedStoryPage.tsx'
import { PlayerHeader } from './parts/PlayerHeader.tsx'
import { PlayerSkeleton } from './PlayerSkeleton.tsx'
import { SpokenLine } from './parts/SpokenLine.tsx'
import { StageView } from './parts/StageView.tsx'
import { TapArea } from './parts/TapArea.tsx'
import { useLineReveal } from './parts/useLineReveal.ts'
import { LineText } from './parts/LineText.tsx'

/** The module of the end page is prefetched while the reader reads the beginning. */
const endPage = lazyModule(() => import('./parts/StoryEndPage.tsx'))
/**
 * The panels over the player's picture (log, settings, help): loaded after the first view, early enough for a later
 * loss of the network.
 */
const StoryPanels = lazyComponent(() => import('./parts/StoryPanels.tsx').then((file) => file.StoryPanels))

/**
 * The story player: the stage (its picture), the text of the current line, the controls below. The current line is a
 * prop; presses and taps are reported as commands (W094, W095). Keys, gamepad and wheel are handled by the app with the
 * same table (inputTable.ts). Uses the dark theme, as all players do.
 */
export function StoryPlayerScreen(props: StoryPlayerScreenProps) {
  const { channel, episode, state, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <ModeArea mode="stage" className="story">
        {episode.state === 'ready' && <Played {...props} episode={episode.data} />}
        {episode.state === 'loading' && <PlayerSkeleton form={state.form} />}
        {episode.state === 'failed' && (
          <FailedStoryPage failure={episode.failure} onRetry={episode.onRetry} storyHref={hrefs.story} />
        )}
      </ModeArea>
    </ChannelTheme>
  )
}

type PlayedProps = Omit<StoryPlayerScreenProps, 'episode'> & { episode: PlayedEpisode }

function Played(props: PlayedProps) {
  const { episode, state, settings, isFullScreen, autoWait, actions } = props
  const { onCommand, onShown } = actions
  const stage = stageAt(episode.script, state.position)
  const { module: end } = useLazyModule(endPage, { isWanted: true, onFailed: 'retry' })
  const { picture, words } = useLineReveal({ stage, state, settings, onShown })
  // The player's header is shown for one line; it hides again when the line changes.
  const [headAt, setHeadAt] = useState<number | undefined>(state.position)
  const isHeadShown = (headAt === state.position && !state.hidesWords) || stage.isEnd
  const [wasAtEnd, setWasAtEnd] = useState(stage.isEnd)
  if (stage.isEnd && !wasAtEnd) setWasAtEnd(true)
  const [opensAt] = useState(state.position)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && state.position !== opensAt) setHasMoved(true)
  const headId = useId()
  const wordsId = useId()
  const heading = useFocusOnMount(opensAt < state.count)
  return (
    <div className="story-hall" data-form={state.form} data-phase={state.phase}>
      <PlayerHeader
        id={headId}
        episode={episode}
        isShown={isHeadShown}
        isFullScreen={isFullScreen}
        heading={heading}
        wordsId={hasMoved ? undefined : wordsId}
        onCommand={onCommand}
      />
      <TapArea className="story-picture" onCommand={onCommand}>
        <StageView ref={picture} stage={stage} form={state.form} />
      </TapArea>
      <SpokenLine stage={stage} />
      {stage.isEnd ? (
        end && <end.StoryEndPage {...props} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          aria-label="せりふ"
          className={classes('story-page', state.hidesWords && 'opacity-0 [&_.story-foot]:pointer-events-none')}
          // Keyboard focus shows hidden text, so that the focus is visible; a tap shows it through its own command.
          onFocus={() => state.hidesWords && onCommand('hideWords')}
          onMouseDown={(event) => state.hidesWords && event.preventDefault()}
        >
          <Light />
          <TapArea className="story-tap" onCommand={onCommand}>
            <LineText id={wordsId} ref={words} stage={stage} settings={settings} />
          </TapArea>
          <ReadingPosition state={state} />
          <StoryControls
            state={state}
            settings={settings}
            autoWait={autoWait}
            onCommand={onCommand}
            canSkip={canSkip(state, props.isRead)}
            headId={headId}
            isHeadShown={isHeadShown}
            onHead={() => setHeadAt(isHeadShown ? undefined : state.position)}
            takesFocus={wasAtEnd}
          />
        </section>
      )}
      <StoryPanels {...props} />
    </div>
  )
}

/** The reading position in the episode. It is lit once the line is fully shown and the reader can continue. */
function ReadingPosition({ state: { position, count, phase } }: Pick<PlayedProps, 'state'>) {
  return (
    <div className="story-way">
      <span className="story-place" style={{ translate: `${(position / Math.max(count - 1, 1)) * 100}%` }}>
        <Penlight state={phase === 'shown' ? 'on' : 'off'} label={`${count}行のうち${position + 1}行目`} />
      </span>
    </div>
  )
}
