import { canSeek, clampToSpan } from '@tsudoi/design-system/screens/video/player/player.rules'
import type { VideoCommand } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Playback } from './playback.ts'
import type { OpenPlayer } from './openPlayer.ts'
import { captionsOf } from './playerView.mappers.ts'
import { savePreferences } from './preferences.ts'
import { chooseRemoteScreen, setFullScreen, setPictureInPicture } from './playerFeatures.ts'
import { setSpeed } from './setSpeed.ts'
import { showCaption } from './subtitles.ts'

/** Shows captions, or none, and stores the choice. The language is kept for when captions are turned on again. */
function selectCaption(at: OpenPlayer, id: string | undefined): void {
  showCaption(at.element, id)
  const captionLanguage =
    captionsOf(at.element).find((caption) => caption.id === id)?.language ?? at.view.captionLanguage
  savePreferences({ hasCaptions: id !== undefined, captionLanguage })
  at.show({ captionLanguage })
  at.see()
}

/**
 * Returns the function that handles commands from the controls, keys and the device. `frame` is the element to show in
 * full screen.
 */
export const createCommandHandler =
  (at: OpenPlayer, playback: Playback, frame: HTMLElement) =>
  (command: VideoCommand): void => {
    at.awake()
    const { element, view } = at
    switch (command.do) {
      case 'play':
        return playback.play()
      case 'pause':
        return playback.pause()
      case 'seek':
        if (canSeek(view)) playback.goTo(clampToSpan(view.span, command.to))
        return
      case 'fromStart':
        at.show({ resumedAt: undefined })
        return playback.goTo(0)
      case 'toLive':
        return playback.toLive()
      case 'speed':
        setSpeed(element, command.to)
        savePreferences({ speed: command.to })
        return at.show({ speed: command.to })
      case 'volume':
        element.volume = command.to
        element.muted = command.to === 0
        return savePreferences({ volume: command.to, isMuted: element.muted })
      case 'mute':
        element.muted = command.isOn
        if (!command.isOn && element.volume === 0) element.volume = 0.5
        return savePreferences({ isMuted: command.isOn, volume: element.volume })
      case 'caption':
        return selectCaption(at, command.id)
      case 'captionLook':
        savePreferences({ captionLook: command.to })
        return at.show({ captionLook: command.to })
      case 'fullScreen':
        return void setFullScreen(frame, element, command.isOn)
      case 'pictureInPicture':
        return void setPictureInPicture(element, command.isOn)
      case 'remote':
        return chooseRemoteScreen(element)
      case 'shortcuts':
        savePreferences({ hasShortcuts: command.isOn })
        return at.show({ hasShortcuts: command.isOn })
      case 'retry':
        return playback.retry()
      case 'openFrame':
        return void playback.openFrame()
    }
  }
