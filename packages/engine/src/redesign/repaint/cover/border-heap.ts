/** Borders between regions, the weakest first. */
export interface HeapBorder {
  readonly strength: number;
  readonly low: number;
  readonly high: number;
}

export class BorderHeap {
  private readonly held: HeapBorder[] = [];

  push(border: HeapBorder): void {
    const { held } = this;
    let at = held.length;
    held.push(border);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (held[above]!.strength <= border.strength) break;
      held[at] = held[above]!;
      at = above;
    }
    held[at] = border;
  }

  pop(): HeapBorder | undefined {
    const { held } = this;
    const first = held[0];
    const last = held.pop();
    if (!last || held.length === 0) return first;
    let at = 0;
    for (let below = 1; below < held.length; below = 2 * at + 1) {
      if (below + 1 < held.length && held[below + 1]!.strength < held[below]!.strength) below++;
      if (held[below]!.strength >= last.strength) break;
      held[at] = held[below]!;
      at = below;
    }
    held[at] = last;
    return first;
  }
}
