import type { DataExportChoice, DataExportState } from '@tsudoi/design-system/screens/dataExport/dataExport.types'
import { useEffect, useRef, useState } from 'react'
import { downloadFile } from '../platform/downloadFile.ts'
import { currentSession } from '../session/sessionStore.ts'
import { serverIso } from '../time/clock.ts'
import { chooseDestination, type ExportDestination } from './exportDestination.ts'
import type { ListsByKind } from './exportEntries.ts'
import { exportFileName } from './exportFileName.ts'
import { startExport, type ExportRun, type FinishedExport } from './startExport.ts'

/** The export that the user has begun during this visit to the page. */
interface Visit {
  run?: ExportRun | undefined
  /** Whether the browser's dialog for saving is open. */
  isChoosing?: boolean | undefined
  /** The lists that were read, for another attempt in the same session. */
  read: ListsByKind
  session: string
  /** Deletes the hidden file of the finished export, unless the user is saving it. */
  discard?: (() => void) | undefined
}

const newVisit = (): Visit => ({ read: {}, session: currentSession() })

/**
 * The state of the member's export on this page, and the user's actions. The export ends when the user leaves the page.
 */
export function useDataExport() {
  const [state, setState] = useState<DataExportState>({ phase: 'choosing' })
  const visit = useRef<Visit>(newVisit())

  const end = () => {
    visit.current.run?.stop()
    visit.current.discard?.()
    visit.current = newVisit()
  }
  useEffect(() => end, [])

  function onDone({ file, ...result }: FinishedExport, destination: ExportDestination) {
    visit.current = newVisit()
    if (!file) return setState({ phase: 'done', result, isSaved: true })
    visit.current.discard = () => void destination.discard().catch(() => undefined)
    const onSave = () => {
      // The browser reads the hidden file while it saves it, so it is not deleted now (exportDestination.ts).
      visit.current.discard = undefined
      downloadFile(file)
      setState({ phase: 'done', result, onSave, isSaved: true })
    }
    setState({ phase: 'done', result, onSave, isSaved: false })
  }

  async function start(choice: DataExportChoice): Promise<void> {
    const fileName = exportFileName(serverIso())
    // The lists that an earlier session has read are not used again.
    if (visit.current.session !== currentSession()) end()
    const current = visit.current
    if (current.run || current.isChoosing) return
    current.isChoosing = true
    const destination = await chooseDestination(fileName).finally(() => (current.isChoosing = false))
    if (!destination) return
    // The user has left the page, or another member has logged in, while the dialog was open.
    if (current !== visit.current || current.session !== currentSession())
      return void destination.discard().catch(() => undefined)
    const { read } = current
    current.run = startExport({
      choice,
      destination,
      fileName,
      read,
      onWork: setState,
      onDone: (finished) => onDone(finished, destination),
      onEnded: (failure) => {
        visit.current.run = undefined
        setState({ phase: 'ended', failure })
      },
    })
  }

  function stop() {
    end()
    setState({ phase: 'choosing', isStopped: true })
  }

  /** Lets the user choose again. After a failure the lists that were read are used again. */
  function again() {
    visit.current.discard?.()
    visit.current.discard = undefined
    setState({ phase: 'choosing', isStopped: false })
  }

  return { state, start, stop, resume: () => visit.current.run?.resume(), again }
}
