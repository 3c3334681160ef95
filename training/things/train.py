"""Learns to find things on what the surface network knows of each cell of a photo.

    python3 train.py CELLS LABELS KIND OUT [--steps 420]

CELLS is what export-cells.ts wrote, LABELS a file of training/labels/things-*.txt, KIND `interior` or
`exterior`, OUT the file of weights. Each of folds 1 to 4 is scored by a head that has not seen its houses;
on these scores likelihoods and thresholds are fitted. Fold 0 is never read.
"""

import argparse
import os
import re

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

# in the order of packages/engine/src/analysis/thing-kinds.ts
KINDS = {"interior": "bstkwofmdapurlxiqyzvnc", "exterior": "GDLPSOFCW"}
SUMMARY = 256
WIDTH = 48
WIDEST = 4
BEST_CELLS = 6
# named kinds are right this often on photos that taught nothing, over at least so many namings
PRECISION, LEAST_NAMED = 0.93, 6
# and their surest cell lies in a labelled box this often
PLACED = 0.6


def fold_of(name):
    seen = 0x811C9DC5
    for letter in "fold " + name.split("_")[0]:
        seen = ((seen ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return seen % 5


def read_cells(path):
    numbers = np.fromfile(path, dtype=np.float32)
    sizes, rest = numbers[:12].astype(int), numbers[12:]
    width, height, channels, photo_width, photo_height, left, top, across, down = sizes[:9]
    score_width, score_height, classes = sizes[9:]
    summary, rest = rest[:SUMMARY], rest[SUMMARY:]
    count = score_width * score_height * classes
    scores = torch.from_numpy(rest[:count].reshape(score_height, score_width, classes).copy())
    surfaces = functional.adaptive_avg_pool2d(
        scores.softmax(2).permute(2, 0, 1)[None], (height, width)
    )[0]
    cells = torch.from_numpy(rest[count:].reshape(height, width, channels).copy()).permute(2, 0, 1)
    crop = (left / photo_width, top / photo_height, across / photo_width, down / photo_height)
    return torch.cat([cells, surfaces]), torch.from_numpy(summary.copy()), crop


def read_labels(path):
    form = re.compile(r"^([A-Za-z])(\d+)-(\d+)/(\d+)-(\d+)$")
    labels = {}
    for line in open(path):
        name, *boxes = line.split()
        found = [form.match(box) for box in boxes]
        labels[name] = [(one[1], *(int(part) / 100 for part in one.groups()[1:])) for one in found]
    return labels


def covered(low, high, count):
    """How much of each cell lies between two shares of the photo; 99 hundredths are its edge."""
    low, high = low * count, (1 if high >= 0.99 else high) * count
    at = np.arange(count)
    return np.clip(np.minimum(at + 1, high) - np.maximum(at, low), 0, 1)


def target_of(boxes, kinds, height, width, crop, mirrored):
    target = np.zeros((len(kinds), height, width), np.float32)
    left, top, across, down = crop
    for letter, x0, x1, y0, y1 in boxes:
        if mirrored:
            x0, x1 = 1 - x1, 1 - x0
        columns = covered((x0 - left) / across, (x1 - left) / across, width)
        rows = covered((y0 - top) / down, (y1 - top) / down, height)
        kind = kinds.index(letter)
        target[kind] = np.maximum(target[kind], rows[:, None] * columns[None])
    return torch.from_numpy(target)


class Head(nn.Module):
    """`things-network.ts` runs the same."""

    def __init__(self, inputs, kinds):
        super().__init__()
        self.first = nn.Conv2d(inputs, WIDTH, 1)
        self.whole = nn.Linear(SUMMARY, WIDTH)
        self.apart = nn.ModuleList(
            [nn.Conv2d(WIDTH, WIDTH, 5, padding=2, groups=WIDTH) for _ in range(2)]
        )
        self.across = nn.ModuleList([nn.Conv2d(WIDTH, WIDTH, 1) for _ in range(2)])
        self.last = nn.Conv2d(WIDTH, kinds, 1)
        self.drop, self.drop_whole = nn.Dropout2d(0.25), nn.Dropout(0.5)

    def forward(self, cells, summary):
        whole = self.whole(self.drop_whole(summary))[:, :, None, None]
        sheet = functional.relu(self.first(self.drop(cells)) + whole)
        for apart, across in zip(self.apart, self.across):
            sheet = sheet + functional.relu(across(apart(sheet)))
        return self.last(self.drop(sheet))


def best_of(scores):
    return scores.flatten(1).topk(BEST_CELLS, 1)[0].mean(1)


class Learned:
    """A head with the means and deviations of what it was taught."""

    def __init__(self, photos, kinds, steps):
        torch.manual_seed(0)
        cells = torch.cat([photo["cells"].flatten(1) for photo in photos], 1)
        summaries = torch.stack([photo["summary"] for photo in photos])
        self.mean, self.deviation = cells.mean(1), cells.std(1) + 1e-3
        self.whole_mean, self.whole_deviation = summaries.mean(0), summaries.std(0) + 1e-3
        self.head = Head(len(cells), len(kinds))
        rate = 5e-3
        descent = torch.optim.AdamW(self.head.parameters(), lr=rate, weight_decay=2e-2)
        schedule = torch.optim.lr_scheduler.OneCycleLR(descent, rate, steps + 1)
        chance = np.random.default_rng(0)
        self.head.train()
        for _ in range(steps):
            descent.zero_grad()
            loss = sum(self.loss(photos[at]) for at in chance.choice(len(photos), 6, False))
            (loss / 6).backward()
            descent.step()
            schedule.step()
        self.head.eval()

    def scores(self, photo):
        cells = (photo["cells"] - self.mean[:, None, None]) / self.deviation[:, None, None]
        summary = (photo["summary"] - self.whole_mean) / self.whole_deviation
        return self.head(cells.clamp(-WIDEST, WIDEST)[None], summary.clamp(-WIDEST, WIDEST)[None])[0]

    def loss(self, photo):
        scores, target = self.scores(photo), photo["target"]
        cross = functional.binary_cross_entropy_with_logits(scores, target, reduction="none")
        # places that are judged rightly already count for less
        wrong = (torch.sigmoid(scores).detach() - target).abs()
        shown = (target.flatten(1).max(1)[0] > 0.3).float()
        return (cross * (0.25 + wrong)).mean() * 6 + 0.3 * (
            functional.binary_cross_entropy_with_logits(best_of(scores), shown)
        )

    def numbers(self):
        def layer(part):
            return [part.weight.detach().flatten(1), part.bias.detach()]

        head = self.head
        spreads = zip(head.apart, head.across)
        return [
            *[self.mean, 1 / self.deviation, self.whole_mean, 1 / self.whole_deviation],
            *[*layer(head.first), *layer(head.whole)],
            *[number for apart, across in spreads for number in (*layer(apart), *layer(across))],
            *layer(head.last),
        ]


def calibrate(scores, shown):
    """Slope and offset of a logit."""
    if shown.sum() < 3:
        return 1.0, -5.0
    given = torch.tensor(scores, dtype=torch.float32)
    truth = torch.tensor(shown, dtype=torch.float32)
    fitted = torch.tensor([1.0, 0.0], requires_grad=True)
    descent = torch.optim.LBFGS([fitted], max_iter=60)

    def step():
        descent.zero_grad()
        told = fitted[0] * (given - given.mean()) + fitted[1]
        loss = functional.binary_cross_entropy_with_logits(told, truth) + 0.01 * (fitted[0] - 1) ** 2
        loss.backward()
        return loss

    descent.step(step)
    slope, offset = fitted.detach().tolist()
    return slope, offset - slope * float(given.mean())


def threshold(likelihoods, shown, placed):
    """The least likelihood from which a kind may be named; 2: never."""
    for least in sorted(set(likelihoods[likelihoods >= 0.5])):
        named = likelihoods >= least
        if named.sum() >= LEAST_NAMED and shown[named].mean() >= PRECISION:
            return float(least) if placed[named & shown].mean() >= PLACED else 2.0
    return 2.0


def place_of(scores, target):
    """Whether the surest cell of each kind lies in a box."""
    surest = scores.flatten(1).argmax(1, keepdim=True)
    return (target.flatten(1).gather(1, surest)[:, 0] > 0.3).numpy()


def main():
    arguments = argparse.ArgumentParser()
    for name in ("cells", "labels", "kind", "out"):
        arguments.add_argument(name)
    arguments.add_argument("--steps", type=int, default=420)
    given = arguments.parse_args()
    kinds = KINDS[given.kind]
    photos = []
    for name, boxes in read_labels(given.labels).items():
        if fold_of(name) == 0:
            continue
        for mirrored in (False, True):
            middle = ".mirrored" if mirrored else ""
            file = f"{os.path.splitext(name)[0]}{middle}.{given.kind}.bin"
            cells, summary, crop = read_cells(os.path.join(given.cells, file))
            target = target_of(boxes, kinds, *cells.shape[1:], crop, mirrored)
            photos.append(
                dict(name=name, mirrored=mirrored, cells=cells, summary=summary, target=target)
            )
    scores, shown, placed = [], [], []
    for fold in (1, 2, 3, 4):
        learned = Learned([each for each in photos if fold_of(each["name"]) != fold], kinds, given.steps)
        for photo in photos:
            if fold_of(photo["name"]) == fold and not photo["mirrored"]:
                with torch.no_grad():
                    seen = learned.scores(photo)
                scores.append(best_of(seen).numpy())
                placed.append(place_of(seen, photo["target"]))
                shown.append((photo["target"].flatten(1).max(1)[0] > 0.3).numpy())
    scores, shown, placed = np.array(scores), np.array(shown), np.array(placed)
    fitted = [calibrate(scores[:, kind], shown[:, kind]) for kind in range(len(kinds))]
    slopes, offsets = (np.array(part) for part in zip(*fitted))
    likelihoods = 1 / (1 + np.exp(-(scores * slopes + offsets)))
    least = [
        threshold(likelihoods[:, kind], shown[:, kind], placed[:, kind])
        for kind in range(len(kinds))
    ]
    for kind, letter in enumerate(kinds):
        named = likelihoods[:, kind] >= least[kind]
        right = (named & shown[:, kind]).sum()
        print(letter, "there", shown[:, kind].sum(), "named", named.sum(), "rightly", right, f"from {least[kind]:.2f}")
    numbers = [*Learned(photos, kinds, given.steps).numbers(), slopes, offsets, least]
    np.concatenate([np.asarray(part, np.float32).ravel() for part in numbers]).tofile(given.out)


if __name__ == "__main__":
    main()
