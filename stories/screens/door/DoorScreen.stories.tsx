import { loading, ready } from '@tsudoi/design-system/loadable'
import { DoorScreen } from '@tsudoi/design-system/screens/door/DoorScreen'
import type { DoorCamera, DoorConnection } from '@tsudoi/design-system/screens/door/door.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { doorPasses, largeDoor, staffedDoor } from '../../examples/exampleDoor.ts'
import { hostile, long, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const [pass] = doorPasses

const camera: DoorCamera = { state: 'off', picture: <div className="size-full bg-sunk" />, onToggle: fn() }
const connection: DoorConnection = {
  isOffline: false,
  isTimeKnown: true,
  unsent: { count: 0, isPending: false, onSend: fn() },
}

/** The page with which the staff of a venue check codes, which the specification does not have (Q541). */
const meta = {
  title: '画面/入口/受付 DoorScreen',
  component: DoorScreen,
  args: {
    viewer: 'member',
    door: ready(staffedDoor),
    check: undefined,
    isChecking: false,
    actions: { onNext: fn(), onCode: fn(), onAdmit: fn() },
    camera,
    entrance: { value: '正面入口', onValueChange: fn() },
    sound: { isOn: true, onValueChange: fn() },
    connection,
    hrefs: { login: '/login', signUp: '/signup', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '会場の係員が、入場コードを確かめるページです。カメラでも、番号を打っても、通信がなくても使えます（Q541、Q543）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof DoorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：カメラ、番号の欄、券の一覧',
  parameters: { picture: { modes: ['day'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('入場 2人／3枚')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'カメラで読みとる' }))
    await expect(args.camera.onToggle).toHaveBeenCalledWith(true)
    await userEvent.type(canvas.getByRole('textbox', { name: /番号を打って/ }), '0427 528 587{Enter}')
    await expect(args.actions.onCode).toHaveBeenCalledWith('0427 528 587')
    await expect(canvas.getByRole('textbox', { name: /番号を打って/ })).toHaveValue('')
  },
}

export const NothingTyped: Story = {
  name: '番号を入れずに確かめた',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^確かめる/ }))
    await expect(canvas.getByText('番号を入れてください。')).toBeVisible()
    await expect(args.actions.onCode).not.toHaveBeenCalled()
  },
}

export const Scanning: Story = {
  name: 'カメラで読みとっている',
  args: { camera: { ...camera, state: 'on' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カメラを止める' }))
    await expect(args.camera.onToggle).toHaveBeenCalledWith(false)
  },
}

export const Entered: Story = {
  name: '結果：入場できます',
  args: { check: { key: 1, result: 'entered', pass } },
  parameters: { picture: { modes: ['day', 'forced'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('入場できます').closest('[role=status]')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '次の人へ' }))
    await expect(args.actions.onNext).toHaveBeenCalled()
  },
}

export const AlreadyUsed: Story = {
  name: '結果：入場ずみ。いつ、どの入口かも見える',
  args: { check: { key: 2, result: 'used', pass, used: { time: '2026-01-31T19:20:00+09:00', entrance: '西口' } } },
  play: async ({ canvas }) => expect(canvas.getByText('19:20に入場（西口）')).toBeVisible(),
}

export const Expired: Story = {
  name: '結果：古いコード（画面の写し）',
  args: { check: { key: 3, result: 'expired', pass } },
}

export const WrongShow: Story = { name: '結果：別の公演', args: { check: { key: 4, result: 'wrongShow' } } }

export const Unknown: Story = { name: '結果：知らないコード', args: { check: { key: 5, result: 'unknown' } } }

export const VoidPass: Story = { name: '結果：使えない券', args: { check: { key: 6, result: 'void', pass } } }

export const Early: Story = { name: '結果：時計がずれている', args: { check: { key: 7, result: 'early', pass } } }

export const CheckFailed: Story = { name: '結果：確かめられなかった', args: { check: { key: 8, result: 'failed' } } }

export const CameraMissing: Story = {
  name: 'カメラがない：番号を打つ',
  args: { camera: { ...camera, state: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/番号を打って確かめてください。$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'カメラで読みとる' })).toBeNull()
  },
}

export const CameraRefused: Story = {
  name: 'カメラが許可されていない：もう一度試せる',
  args: { camera: { ...camera, state: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/カメラの使用が許可されていません/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'カメラで読みとる' })).toBeVisible()
  },
}

export const CameraBusy: Story = { name: 'カメラがはじまらない', args: { camera: { ...camera, state: 'busy' } } }

export const FromTheList: Story = {
  name: '一覧からさがし、確かめてから入場にする',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '12番')
    await expect(canvas.getByText('1枚')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /12番 こ…を入場にする/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '入場にする' }))
    await expect(args.actions.onAdmit).toHaveBeenCalledWith('a')
  },
}

export const NothingFound: Story = {
  name: '一覧にあてはまる券がない',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Z列')
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る' }))
    await expect(canvas.getByText('4枚')).toBeVisible()
  },
}

export const Unsent: Story = {
  name: '通信がない：端末の一覧で確かめ、あとで送る',
  args: {
    connection: {
      isOffline: true,
      isTimeKnown: false,
      unsent: { count: 3, isPending: false, onSend: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/この端末の一覧で確かめています/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^いま送る/ }))
    await expect(args.connection.unsent.onSend).toHaveBeenCalled()
  },
}

export const DoubleEntries: Story = {
  name: '有効でない入場：先の人が有効、使えないとわかった券',
  args: {
    door: ready({
      ...staffedDoor,
      doubleEntries: [
        { id: '1', pass, time: '2026-01-31T19:24:00+09:00', entrance: '西口' },
        { id: '2', time: '2026-01-31T19:25:00+09:00', entrance: '正面入口', isInvalid: true },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19:24に、西口で二人目が入場しました。')).toBeVisible()
    await expect(canvas.getByText('一覧にない券')).toBeVisible()
  },
}

export const Empty: Story = {
  name: '券がまだない',
  args: { door: ready({ ...staffedDoor, passes: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('この公演の券は、まだありません')).toBeVisible(),
}

export const Hall: Story = {
  name: '5,000枚：見える行だけを描く',
  args: { door: ready(largeDoor(5_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,000枚')).toBeVisible()
    await expect(canvas.getAllByRole('article').length).toBeLessThan(100)
  },
}

export const Loading: Story = { name: '読みこみ中', args: { door: loading } }

export const Failed: Story = { name: '失敗', args: { door: failedLoad() } }

export const NotStaff: Story = {
  name: '担当ではない：何も見せない',
  args: { door: ready('notStaff') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('この入口の担当ではありません')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('港の公開収録')
  },
}

export const Closed: Story = { name: '終了：公演のあと、一覧は消えた', args: { door: ready('closed') } }

export const Missing: Story = { name: 'ない入口', args: { door: ready('missing') } }

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', door: loading },
  parameters: { shell: { viewer: 'guest' } },
}

export const Long: Story = { name: '長い名前', args: { check: { key: 1, result: 'entered', pass } }, ...long }

export const Offline: Story = {
  name: 'オフライン：前に読みこんだ一覧と、ページの様子',
  args: { connection: { ...connection, isOffline: true } },
  ...offline,
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
