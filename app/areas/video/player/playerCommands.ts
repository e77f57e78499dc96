import { canSeek, within } from '@tsudoi/design-system/screens/video/player/player.rules'
import type { PlayerCommand } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Playback } from './playback.ts'
import type { PlayerStage } from './playerStage.ts'
import { storePreferences } from './preferences.ts'
import { chooseRemote, setFullScreen, setPicture } from './screens.ts'
import { setSpeed } from './setSpeed.ts'
import { showCaption } from './subtitles.ts'

/** Executes the commands of controls, keys and media keys. `frame` is the element for full screen. */
export const takeCommands =
  (at: PlayerStage, playback: Playback, frame: HTMLElement) =>
  (command: PlayerCommand): void => {
    at.noteActivity()
    const { element, view } = at
    switch (command.do) {
      case 'play':
        return playback.play()
      case 'pause':
        return playback.pause()
      case 'seek':
        if (canSeek(view)) playback.seekTo(within(view.span, command.to))
        return
      case 'fromStart':
        at.show({ resumedAt: undefined })
        return playback.seekTo(0)
      case 'toLive':
        return playback.toLive()
      case 'speed':
        setSpeed(element, command.to)
        storePreferences({ speed: command.to })
        return at.show({ speed: command.to })
      case 'volume':
        element.volume = command.to
        element.muted = command.to === 0
        return storePreferences({ volume: command.to, isMuted: element.muted })
      case 'mute':
        element.muted = command.isOn
        if (!command.isOn && element.volume === 0) element.volume = 0.5
        return storePreferences({ isMuted: command.isOn, volume: element.volume })
      case 'caption':
        showCaption(element, command.id)
        storePreferences({ hasCaptions: command.id !== undefined })
        return at.updateView()
      case 'fullScreen':
        return void setFullScreen(frame, element, command.isOn)
      case 'pictureInPicture':
        return void setPicture(element, command.isOn)
      case 'remote':
        return chooseRemote(element)
      case 'shortcuts':
        storePreferences({ hasShortcuts: command.isOn })
        return at.show({ hasShortcuts: command.isOn })
      case 'retry':
        return playback.retry()
      case 'openFrame':
        return void playback.openFrame()
    }
  }
