import { ConsentBar } from '../telemetry/consent-bar.tsx';
import { NoticeBars } from '../ui/notice-bar.tsx';
import { NewBuildBar } from './new-build-bar.tsx';

/** What waits at the foot of the window until one decides about it. */
export function Notices() {
  return (
    <NoticeBars>
      <NewBuildBar />
      <ConsentBar />
    </NoticeBars>
  );
}
