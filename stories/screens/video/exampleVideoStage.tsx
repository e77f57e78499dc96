import { VideoPlayer } from '@tsudoi/design-system/screens/video/player/VideoPlayer'
import { fn } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { examplePlayer } from '../../examples/examplePlayer.ts'

/** The player as on a page, with a still picture in place of the video. */
export const exampleVideoStage = (
  <VideoPlayer
    title="深夜便 第47夜 見のがし配信"
    videoId="todai-night-47"
    view={{ ...examplePlayer, stage: { is: 'video', playback: 'paused' } }}
    now={exampleNow}
    onCommand={fn()}
    surface={<img src="/textures/todai/studio.svg" alt="" className="size-full object-cover" />}
  />
)
