import { DataExportScreen } from '@tsudoi/design-system/screens/dataExport/DataExportScreen'
import { reportError } from '../errors/reportError.ts'
import { openOutside } from '../platform/openOutside.ts'
import { useSaveWay } from '../platform/useSaveWay.ts'
import { useDataExport } from './useDataExport.ts'

/** The page's content: what to export, and the running or finished export (Q500). */
export function DataExportContainer() {
  const { state, start, stop, resume, again } = useDataExport()
  return (
    <DataExportScreen
      state={state}
      way={useSaveWay()}
      onStart={(choice) => void start(choice).catch(reportError)}
      onStop={stop}
      onResume={resume}
      onAgain={again}
      onOpenBrowser={() => void openOutside(location.origin + location.pathname)}
    />
  )
}
