import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next screen loads; hidden for the first 150 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles['bar']} aria-hidden />;
}
