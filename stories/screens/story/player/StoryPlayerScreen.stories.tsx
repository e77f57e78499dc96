import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import type { StoryPlayerScreenProps } from '@tsudoi/design-system/screens/story/player/player.types'
import { usualSettings } from '@tsudoi/design-system/screens/story/player/player.types'
import { firstUnread, playerAfter, playerStart } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { todai } from '../../../examples/exampleChannels.ts'
import { exampleEpisode, exampleStoryEnd } from '../../../examples/exampleStory.ts'
import { ready } from '@tsudoi/design-system/loadable'

const count = exampleEpisode.script.lines.length

/** As the app wires it, without keys and clocks: what is pressed moves the player by its rules. */
function Reading(props: StoryPlayerScreenProps) {
  const { onCommand, onShown, onJump, onSettings, isRead } = props
  const [state, setState] = useState(props.state)
  const [settings, setSettings] = useState(props.settings)
  return (
    <StoryPlayerScreen
      {...props}
      state={state}
      settings={settings}
      onCommand={(command) => {
        onCommand(command)
        if (command === 'skip') {
          setState((now) => playerAfter(now, { type: 'skip', to: firstUnread(isRead, now.position, now.count) }))
        } else if (command !== 'leave' && command !== 'fullScreen')
          setState((now) => playerAfter(now, { type: command }))
      }}
      onShown={(position) => {
        onShown(position)
        setState((now) => playerAfter(now, { type: 'shown', position }))
      }}
      onJump={(position) => {
        onJump(position)
        setState((now) => playerAfter(now, { type: 'jump', position }))
      }}
      onSettings={(next) => {
        onSettings(next)
        setSettings(next)
      }}
    />
  )
}

/** W094, W095 */
const meta = {
  title: '画面/ストーリー/読む',
  component: StoryPlayerScreen,
  args: {
    channel: todai,
    episode: ready(exampleEpisode),
    state: playerStart(count, 'PORTRAIT', 2),
    settings: usualSettings,
    isRead: () => false,
    isFullScreen: false,
    end: exampleStoryEnd,
    hrefs: { story: '/channel/todai/story/todai-first-train' },
    onCommand: fn(),
    onShown: fn(),
    onJump: fn(),
    onSettings: fn(),
  },
  render: (args) => <Reading {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPlayerScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = { name: '縦の舞台（W094）' }
export const Landscape: Story = {
  name: '横の舞台（W095）',
  args: { state: playerStart(count, 'LANDSCAPE', 2) },
}
export const Told: Story = { name: '地の文', args: { state: playerStart(count, 'PORTRAIT', 6) } }
export const Three: Story = { name: '三人', args: { state: playerStart(count, 'PORTRAIT', 5) } }
export const ThreeLandscape: Story = { name: '三人横', args: { state: playerStart(count, 'LANDSCAPE', 5) } }
export const End: Story = { name: '終わり', args: { state: playerStart(count, 'PORTRAIT', count) } }
export const EndLandscape: Story = { name: '終わり横', args: { state: playerStart(count, 'LANDSCAPE', count) } }
