import { Dialog } from '../../../../components/Dialog.tsx'
import type { PlayerPanel, StoryPanelsProps } from '../player.types.ts'
import { HelpPanel } from './HelpPanel.tsx'
import { LogPanel } from './LogPanel.tsx'
import { StorySettingsPanel } from './StorySettingsPanel.tsx'
import { SkippedPanel } from './SkippedPanel.tsx'

const titles: Readonly<Record<PlayerPanel, string>> = {
  log: '読み返す',
  settings: '読みかたの設定',
  help: '操作のしかた',
  skipped: '飛ばしたところ',
}

/** The panels over the player's picture, one at a time. On close, the focus returns to the button that opened it. */
export function StoryPanels(props: StoryPanelsProps) {
  const { panel } = props.state
  return (
    <Dialog
      open={panel !== undefined}
      onOpenChange={(isOpen) => !isOpen && props.actions.onCommand('close')}
      title={panel ? titles[panel] : ''}
    >
      <Panel {...props} panel={panel} />
    </Dialog>
  )
}

function Panel({ panel, ...props }: StoryPanelsProps & { panel?: PlayerPanel | undefined }) {
  switch (panel) {
    case 'log':
      return <LogPanel {...props} />
    case 'settings':
      return <StorySettingsPanel {...props} />
    case 'help':
      return <HelpPanel />
    case 'skipped':
      return <SkippedPanel {...props} />
    default:
      return null
  }
}
