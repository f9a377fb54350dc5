import { PLAIN } from '../../../play/behaviour.ts';
import type { GameTable } from '../../kit.ts';
import GenericTable from './GenericTable.svelte';
import { spotOf } from './spots.ts';

export const table: GameTable = { component: GenericTable, behaviour: { ...PLAIN, spotOf } };
