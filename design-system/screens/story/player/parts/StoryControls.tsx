import { useLayoutEffect, useRef } from 'react'
import { BookOpenText, ChevronLeft, ChevronRight, Ellipsis, FastForward, Pause, Play } from 'lucide-react'
import type { StoryCommand, PlayerState, StorySettings } from '../player.types.ts'
import { shrinkHairline } from './shrinkHairline.ts'
import { PlayerButton } from './PlayerButton.tsx'
import { ReturnBar } from './ReturnBar.tsx'

export interface StoryControlsProps {
  state: PlayerState
  settings: StorySettings
  /** Whether the next line was read before. */
  canSkip: boolean
  /** Milliseconds until the next line, while auto play is on. */
  autoWait?: number | undefined
  /** The id of the header, which one of the buttons shows and hides. */
  headId: string
  isHeadShown: boolean
  onHead: () => void
  /** Whether the button for the next line takes the focus: set when the element that had the focus was unmounted. */
  takesFocus: boolean
  onCommand: (command: StoryCommand) => void
}

const icon = 'size-5'
/** The icons are created once, because they are the same on every line. */
const icons = {
  back: <ChevronLeft className={icon} />,
  pause: <Pause className={icon} />,
  play: <Play className={icon} />,
  skip: <FastForward className={icon} />,
  log: <BookOpenText className={icon} />,
  menu: <Ellipsis className={icon} />,
  next: <ChevronRight className={icon} />,
}

/** The controls while reading; each has its keys in the input table. */
export function StoryControls(props: StoryControlsProps) {
  const { state, settings, canSkip, autoWait, headId, isHeadShown, onHead, takesFocus, onCommand } = props
  const next = useRef<HTMLButtonElement>(null)
  const { isAuto, returnTo } = state
  useLayoutEffect(() => {
    if (takesFocus) next.current?.focus()
  }, [takesFocus])
  return (
    <div className="story-foot">
      {returnTo !== undefined && (
        <ReturnBar returnTo={returnTo} count={state.count} next={next} onCommand={onCommand} />
      )}
      <fieldset aria-label="読む" className="story-controls min-w-0">
        <PlayerButton
          word="戻る"
          icon={icons.back}
          isIdle={state.position === 0}
          command="back"
          onCommand={onCommand}
        />
        <PlayerButton
          word={`自動 ${settings.autoSeconds}秒`}
          icon={isAuto ? icons.pause : icons.play}
          aria-pressed={isAuto}
          aria-label={`自動 ${settings.autoSeconds}秒で進める`}
          command="auto"
          onCommand={onCommand}
        />
        <PlayerButton word="飛ばす" icon={icons.skip} isIdle={!canSkip} command="skip" onCommand={onCommand} />
        <PlayerButton word="読み返す" icon={icons.log} aria-haspopup="dialog" command="log" onCommand={onCommand} />
        <PlayerButton
          word="メニュー"
          icon={icons.menu}
          aria-expanded={isHeadShown}
          aria-controls={headId}
          onClick={onHead}
        />
        <PlayerButton word="次へ" icon={icons.next} ref={next} command="next" onCommand={onCommand} />
        {isAuto && autoWait !== undefined && <AutoCountdown key={state.position} milliseconds={autoWait} />}
      </fieldset>
    </div>
  )
}

/** The time until auto play continues, as a shrinking hairline. */
function AutoCountdown({ milliseconds }: { milliseconds: number }) {
  return <span aria-hidden="true" className="story-wait" ref={(line) => shrinkHairline(line, milliseconds)} />
}
