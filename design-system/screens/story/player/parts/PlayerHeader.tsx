import { CircleQuestionMark, EyeOff, Maximize, Minimize, RotateCcwSquare, Settings2, X } from 'lucide-react'
import { memo, type ReactNode, type RefObject } from 'react'
import { classes } from '../../../../components/classes.ts'
import type { PlayedEpisode, StoryCommand, StoryPlayerActions, StoryPlayerScreenProps } from '../player.types.ts'
import { PlayerButton } from './PlayerButton.tsx'

export interface PlayerHeaderProps
  extends Pick<StoryPlayerScreenProps, 'isFullScreen'>, Pick<StoryPlayerActions, 'onCommand'> {
  id: string
  episode?: PlayedEpisode | undefined
  /** Whether the header is shown: it is hidden while reading, and shown while it contains the focus. */
  isShown: boolean
  heading: RefObject<HTMLHeadingElement | null>
  /** The id of the first line's text: it describes the heading until the next line. */
  wordsId?: string | undefined
}

const icon = 'size-5'
/** The icons are created once, because they are the same on every line. */
const icons = {
  leave: <X className={icon} />,
  hideWords: <EyeOff className={icon} />,
  rotate: <RotateCcwSquare className={icon} />,
  fill: <Maximize className={icon} />,
  leaveFull: <Minimize className={icon} />,
  settings: <Settings2 className={icon} />,
  help: <CircleQuestionMark className={icon} />,
}

/**
 * The player's header: the title, the link to leave, and rarely used controls. Memoised, because the header is the same
 * on most lines.
 */
export const PlayerHeader = memo(function PlayerHeader(props: PlayerHeaderProps) {
  const { id, episode, isShown, isFullScreen, heading, wordsId, onCommand } = props
  const button = (command: StoryCommand, word: string, drawn: ReactNode) => (
    <PlayerButton word={word} icon={drawn} command={command} onCommand={onCommand} />
  )
  return (
    <header
      id={id}
      className={classes(
        'story-head has-[button:focus-visible]:translate-y-0 has-[button:focus-visible]:opacity-100',
        !isShown && '-translate-y-full opacity-0',
      )}
    >
      {button('leave', '出る', icons.leave)}
      {episode && (
        <h1 ref={heading} tabIndex={-1} aria-describedby={wordsId} className="heading text-14">
          {episode.label && <span className="mr-3 font-normal text-quiet">{episode.label}</span>}
          {episode.title}
        </h1>
      )}
      <span className="flex flex-wrap justify-end gap-x-1">
        {button('hideWords', '隠す', icons.hideWords)}
        {button('rotate', '縦横', icons.rotate)}
        {isFullScreen !== undefined && button('fullScreen', '全画面', isFullScreen ? icons.leaveFull : icons.fill)}
        {button('settings', '設定', icons.settings)}
        {button('help', '操作', icons.help)}
      </span>
    </header>
  )
})
