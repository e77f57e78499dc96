import '@tsudoi/design-system/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { enginesFor, type PlayerSource, Player, type PlayedVideo } from '../../player/player.ts'
import { claimsOf } from '../../session/jwt.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { useSession } from '../../session/sessionStore.ts'

/** Settings with which a test opens the player. */
export interface OpenedPlayer {
  video?: Partial<PlayedVideo>
  autoPlay?: boolean
}

declare global {
  interface Window {
    openPlayer: (opened?: OpenedPlayer) => void
    closePlayer: () => void
    /** Opens a bare `<video>` of the player's size, as a baseline for measuring the player. */
    openBare: () => Promise<void>
    playBare: () => Promise<void>
    /** Number of views that the server has recorded. */
    seen: number
  }
}

// Renders a heading before the player, as every page of the app does.
const heading = document.createElement('h1')
heading.textContent = '港の明け方 0:00'
const place = document.createElement('main')
document.body.append(heading, place)
let root: Root | undefined

const usual: PlayedVideo = { id: 'video-1', title: '港の明け方', channelName: '灯台放送局', type: 'ONDEMAND' }

const loadSource = async (isRenewal: boolean) => {
  const answer = await fetch(`/source?renewal=${isRenewal}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as PlayerSource
}

useSession.setState({ accountId: claimsOf(tokenCookies.read().accessToken).accountId })
window.seen = 0
window.openPlayer = ({ video, autoPlay } = {}) => {
  root = createRoot(place)
  root.render(
    <Player
      video={{ ...usual, ...video }}
      loadSource={loadSource}
      failureOf={() => ({ title: '動画のアドレスを聞けませんでした' })}
      counted="video"
      autoPlay={autoPlay}
      onSeen={() => (window.seen += 1)}
    />,
  )
}
window.closePlayer = () => root?.unmount()

window.openBare = async () => {
  const bare = document.createElement('video')
  // Gives the bare video the player's size, because a browser chooses the film's resolution by the size of the element.
  bare.className = 'aspect-16/9 w-full object-contain'
  place.append(bare)
  // Loads the engine before the press, as the player does.
  const Hls = enginesFor('HLS', bare)[0] === 'hls' ? (await import('hls.js/light')).default : undefined
  window.playBare = async () => {
    const { address } = await loadSource(false)
    if (Hls) {
      const hls = new Hls({ enableWorker: false })
      hls.loadSource(address)
      hls.attachMedia(bare)
    } else bare.src = address
    await bare.play()
  }
}

// The page opens the player itself, because a call from a test would count as a user gesture.
if (location.hash) window.openPlayer(JSON.parse(decodeURIComponent(location.hash.slice(1))) as OpenedPlayer)
