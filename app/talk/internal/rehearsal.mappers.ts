import type { DeviceOptions, RehearsalState } from '@tsudoi/design-system/screens/livetalk/rehearsal.types'
import { deviceFaultMessage, type PageContainer } from './devices/deviceFaults.ts'
import type { MediaDevice } from './devices/devices.types.ts'
import type { MediaKind } from './engine/MediaEngine.ts'
import type { RehearsalPartState, Rehearsal } from './Rehearsal.ts'

type Commands = Pick<Rehearsal, 'retry' | 'next' | 'tryNetwork' | 'playTone'>

/** Maps the test of the camera or the microphone for the screen, with message and action if it failed. */
export function deviceTestState(
  kind: MediaKind,
  state: RehearsalPartState,
  surface: PageContainer,
  commands: Commands,
): RehearsalState {
  if (state === 'idle' || state === 'running' || state === 'good') return { is: state }
  const { title, text, action } = deviceFaultMessage(kind, state === 'network' ? 'in-use' : state, surface)
  const onPress = () => (action.command === 'retry' ? commands.retry(kind) : commands.next(kind))
  return { is: 'bad', title, text, action: { label: action.label, onPress } }
}

/** Maps the test of the loudspeaker for the screen. */
export function speakerTestState(state: RehearsalPartState, commands: Commands): RehearsalState {
  if (state === 'idle' || state === 'running' || state === 'good') return { is: state }
  const text = '端末の音量と、つないでいるイヤホンやスピーカーを確かめてください。'
  return { is: 'bad', title: '音を鳴らせません', text, action: { label: 'もう一度鳴らす', onPress: commands.playTone } }
}

/** Maps the test of the network for the screen. */
export function networkTestState(state: RehearsalPartState, commands: Commands): RehearsalState {
  if (state === 'idle' || state === 'running' || state === 'good') return { is: state }
  const text = '別のWi-Fiかモバイル回線に切り替えてから、もう一度お試しください。'
  const onPress = () => void commands.tryNetwork()
  return { is: 'bad', title: '映像を送れません', text, action: { label: 'もう一度試す', onPress } }
}

/** The options of a device menu. A device without a label is named by `name` and its number. */
export function deviceMenuOptions(
  devices: readonly MediaDevice[],
  chosen: string | undefined,
  name: string,
  onChoose: (id: string) => void,
): DeviceOptions {
  const options = devices.map(({ id, label }, at) => ({ value: id, label: label || `${name} ${at + 1}` }))
  return { options, chosen: chosen ?? '', onChoose }
}
