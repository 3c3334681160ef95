"""The surface network as it is trained; `layers.ts` describes the same layers for the engine."""

import torch
import torch.nn.functional as functional
from torch import nn

CLASSES = {
    "interior": ["floor", "wall", "ceiling", "window", "door", "object"],
    "exterior": ["sky", "facade", "roof", "window", "door", "vegetation", "ground", "other"],
}
PLANES = 14
# the planes from here on say where a pixel lies, not what is seen there
PLACE = 11
SPREADS = 4


class NormByKind(nn.Module):
    """What is usual in rooms is not what is usual in streets (decision 0290): a batch norm of each kind."""

    def __init__(self, channels):
        super().__init__()
        self.of = nn.ModuleDict({kind: nn.BatchNorm2d(channels, momentum=0.05) for kind in CLASSES})
        self.kind = "interior"

    def forward(self, given):
        return self.of[self.kind](given)


class Block(nn.Sequential):
    """Convolution and batch norm, folded into one convolution when the weights are written."""

    def __init__(self, inputs, outputs, size=3, step=1, groups=1, cut=True):
        parts = [
            nn.Conv2d(inputs, outputs, size, step, size // 2, groups=groups, bias=False),
            NormByKind(outputs),
        ]
        super().__init__(*parts, *([nn.ReLU(inplace=True)] if cut else []))


class Pair(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = Block(channels, channels)
        self.second = Block(channels, channels, cut=False)

    def forward(self, given):
        return functional.relu(given + self.second(self.first(given)))


class Spread(nn.Module):
    """Seven by seven for each channel by itself, then channels mixed in twice the width."""

    def __init__(self, channels):
        super().__init__()
        self.spread = Block(channels, channels, 7, groups=channels, cut=False)
        self.widen = Block(channels, 2 * channels, 1)
        self.narrow = Block(2 * channels, channels, 1, cut=False)

    def forward(self, given):
        return given + self.narrow(self.widen(self.spread(given)))


def doubled(given, like):
    larger = functional.interpolate(given, scale_factor=2, mode="bilinear", align_corners=False)
    return larger[:, :, : like.shape[2], : like.shape[3]]


class SurfaceNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = Block(PLANES, 24, 3, 2)
        self.to_quarter = Block(24, 48, 3, 2)
        self.quarter = Pair(48)
        self.to_eighth = Block(48, 96, 3, 2)
        self.eighth = Pair(96)
        self.further = nn.Sequential(*[Spread(96) for _ in range(SPREADS)])
        self.to_sixteenth = Block(96, 128, 3, 2)
        self.sixteenth = nn.Sequential(*[Spread(128) for _ in range(SPREADS)])
        self.whole = nn.Linear(128, 128)
        self.up_to_eighth = Block(128, 64, 1)
        self.across_eighth = Block(96, 64, 1)
        self.merge_eighth = Block(64, 64)
        self.up_to_quarter = Block(64, 48, 1)
        self.across_quarter = Block(48, 48, 1)
        self.merge_quarter = Block(48, 48)
        self.drop = nn.Dropout2d(0.05)
        self.heads = nn.ModuleDict(
            {kind: nn.Conv2d(48, len(names), 1) for kind, names in CLASSES.items()}
        )

    def forward(self, planes, kind):
        for part in self.modules():
            if isinstance(part, NormByKind):
                part.kind = kind
        quarter = self.quarter(self.to_quarter(self.stem(planes)))
        eighth = self.further(self.eighth(self.to_eighth(quarter)))
        deep = self.sixteenth(self.to_sixteenth(eighth))
        deep = deep + functional.relu(self.whole(deep.mean((2, 3))))[:, :, None, None]
        deep = self.up_to_eighth(self.drop(deep))
        eighth = self.merge_eighth(doubled(deep, eighth) + self.across_eighth(eighth))
        lifted = self.up_to_quarter(eighth)
        quarter = self.merge_quarter(doubled(lifted, quarter) + self.across_quarter(quarter))
        return self.heads[kind](quarter)


def planes_of(colour, edges, ray, faces, trust, kind, place):
    """The fourteen planes of `network-input.ts`, from what `export-photos.ts` has written."""
    batch, _, height, width = colour.shape
    seen = colour - torch.tensor([150.0, 128.0, 128.0]).view(1, 3, 1, 1)
    seen = seen / torch.tensor([75.0, 15.0, 15.0]).view(1, 3, 1, 1)
    if kind == "interior":
        sides = (faces == 2) | (faces == 3)
        shown = torch.cat([faces == 0, faces == 1, sides, faces == 4], 1).float()
        shown = shown * trust.view(batch, 1, 1, 1)
    else:
        shown = torch.zeros(batch, 4, height, width)
    is_room = torch.full((batch, 1, height, width), 1.0 if kind == "interior" else 0.0)
    return torch.cat([seen, edges / 255.0, (ray - 128) / 127.0, shown, place, is_room], 1)
