import type { GameTable } from '../../kit.ts';
import { behaviour } from '../behaviour.ts';
import TimeMastersTable from './TimeMastersTable.svelte';

export const table: GameTable = { component: TimeMastersTable, behaviour };
